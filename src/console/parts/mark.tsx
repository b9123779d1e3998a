/** The sign of listingd: a house between two lines. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" />
    <path d="M7 15.5L16 8l9 7.5M10 14v10h12V14M16 24v-5.5" />
  </svg>
);
