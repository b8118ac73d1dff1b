/** The animal an inquiry is about. */
export interface InquirySubject {
  snake: {
    id: string;
    path: string;
    title: string;
    number: string;
    /** Sale state as text, unless on sale. */
    sale: string | null;
  } | null;
  /** The requested animal is not public. */
  isMissing: boolean;
}
