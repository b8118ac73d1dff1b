// The first moment: a quiet cover that fades. Only CSS moves it, so nothing that fails can leave it standing.

import { LogoMark } from "./LogoMark.tsx";
import styles from "./Overlay.module.css";

export function Overlay() {
  return (
    <div className={`no-print ${styles.overlay}`} data-overlay="" aria-hidden="true">
      <LogoMark size={72} />
    </div>
  );
}
