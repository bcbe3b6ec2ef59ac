/** What these checks and the build use of a package without types. */
declare module 'upng-js' {
  interface Image {
    width: number;
    height: number;
  }
  const UPNG: {
    decode(png: ArrayBuffer): Image;
    encode(frames: ArrayBuffer[], width: number, height: number, maxColors: number): ArrayBuffer;
    toRGBA8(image: Image): ArrayBuffer[];
  };
  export default UPNG;
}
