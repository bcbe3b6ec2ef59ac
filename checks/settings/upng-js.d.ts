/** What these checks use of a package without types. */
declare module 'upng-js' {
  interface Image {
    width: number;
    height: number;
  }
  const UPNG: { decode(png: ArrayBuffer): Image; toRGBA8(image: Image): ArrayBuffer[] };
  export default UPNG;
}
