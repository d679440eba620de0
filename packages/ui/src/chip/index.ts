export { Chip, type ChipProps } from './Chip.tsx';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './ChipGroup.tsx';
