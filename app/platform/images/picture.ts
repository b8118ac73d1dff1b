/** A picture somewhere in the content. */
export interface Picture {
  /** The id of an uploaded image. */
  image: string;
  alt: string;
}
