/** The same picture with a palette of 128 colours; as it was where that would not be smaller. */
export function withPalette(png: Buffer): Buffer;
/** Width, height and red, green, blue of every pixel. */
export function read(png: Buffer): { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
