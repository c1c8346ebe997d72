/** Files for the reader: a record, a picture of a position as SVG or PNG. */
import { prefs } from "../../lib/prefs.svelte";

const PNG_SCALE = 2;

export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The position after so many plies, drawn by the server. */
export async function picture(record: string, ply: number, seat: number): Promise<Blob | null> {
  const response = await fetch("/api/picture", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": prefs.language },
    body: JSON.stringify({ record, ply, seat }),
  }).catch(() => null);
  return response?.ok ? await response.blob() : null;
}

export async function asPng(svg: Blob): Promise<Blob | null> {
  const image = new Image();
  const source = URL.createObjectURL(svg);
  image.src = source;
  await image.decode();
  URL.revokeObjectURL(source);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * PNG_SCALE;
  canvas.height = image.naturalHeight * PNG_SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
