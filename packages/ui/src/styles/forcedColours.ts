/** The system chooses the colours, as high-contrast screens do: grounds are all the same. Not in `media`, which first visits carry. */
export const forcedColours = '@media (forced-colors: active)';
