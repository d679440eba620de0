import { useContext, useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { BackdropContext } from './BackdropContext.ts';

interface FileImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  file: File;
  alt: string;
}

/** Shows a file, and revokes its object URL, which would keep the file in memory. */
export function FileImage({ file, alt, ...rest }: FileImageProps) {
  const backdrop = useContext(BackdropContext);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img {...rest} ref={image} alt={alt} data-mode={backdrop} />;
}
