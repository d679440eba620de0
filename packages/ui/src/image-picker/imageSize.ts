/** In pixels, as a person sees the image: turned the way the camera was held. */
export interface ImageSize {
  width: number;
  height: number;
}
