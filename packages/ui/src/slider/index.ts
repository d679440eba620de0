export { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export { Slider, type SliderProps } from './Slider.tsx';
export type { SliderMark } from './SliderTrack.tsx';
