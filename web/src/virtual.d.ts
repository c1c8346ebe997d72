/** Made while the pages are built (`pictures.ts`): width and height of each picture of the rules, by file. */
declare module "virtual:picture-sizes" {
  const sizes: Record<string, [number, number]>;
  export default sizes;
}
