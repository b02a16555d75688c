/** A picture small enough to keep beside a character: a square of 256 pixels. */
const SIDE = 256;

export async function portraitFrom(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 4];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    const url = canvas.toDataURL('image/jpeg', 0.85);
    return url.length < 200_000 ? url : undefined;
  } catch {
    // Not a picture that this browser reads.
    return undefined;
  }
}
