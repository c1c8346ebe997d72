/** How far the server has come with what its machines think with; asked until it has all, by whoever shows it. */

export interface Kernels {
  ready: number;
  of: number;
}

let kernels = $state<Kernels>();

/** Undefined once all is ready. */
export const preparing = (): Kernels | undefined => kernels;

/** Whether there is more to wait for. */
export async function lookAgain(): Promise<boolean> {
  const answer = await fetch("/health").catch(() => null);
  const told = answer?.ok ? ((await answer.json()) as { kernels?: Kernels }) : {};
  kernels = told.kernels && told.kernels.ready < told.kernels.of ? told.kernels : undefined;
  return kernels !== undefined;
}
