import type { ReactNode } from 'react';

/** A coil in the thin line of our drawings: stands where a picture is missing. */
export function SteelCoil(): ReactNode {
  return (
    <svg
      viewBox="0 0 96 64"
      width="96"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <ellipse cx="34" cy="32" rx="16" ry="22" />
      <ellipse cx="34" cy="32" rx="11" ry="15.5" />
      <ellipse cx="34" cy="32" rx="6" ry="9" />
      <path d="M34 10h30c8.8 0 16 9.8 16 22s-7.2 22-16 22H34" />
      <path d="M44 14.8h22M49 24h27M50 40h26M44 49.2h22" opacity="0.5" />
    </svg>
  );
}
