/** The animal a visitor comes from with a question. */
export interface InquirySubject {
  snake: {
    id: string;
    path: string;
    title: string;
    number: string;
    /** Its sale state in words, where it is not on sale. */
    sale: string | null;
  } | null;
  /** One was named that visitors cannot see. */
  isMissing: boolean;
}
