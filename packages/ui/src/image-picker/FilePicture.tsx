import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';

interface FilePictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  file: File;
  alt: string;
}

/** A file as a picture. Its address lives as long as the element; each that is forgotten would keep the file in memory. */
export function FilePicture({ file, alt, ...rest }: FilePictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img {...rest} ref={picture} alt={alt} />;
}
