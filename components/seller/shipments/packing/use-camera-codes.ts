'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** The Shape Detection API, which Chrome on Android has; TypeScript does not know it. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options?: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code'];
/** Milliseconds between two looks at the picture, and before the same code counts again. */
const pause = { look: 150, sameCode: 1500 };

const detectorClass = () =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? undefined;

/**
 * Reads barcodes with the camera where the browser has a detector. `video` shows the picture; `failed` is true after
 * the camera was refused or is missing.
 */
export function useCameraCodes(onCode: (code: string) => void) {
  const [canScan, setCanScan] = useState(false);
  const [isOn, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onCode);
  useEffect(() => {
    read.current = onCode;
  });

  useEffect(() => {
    detectorClass()
      ?.getSupportedFormats()
      .then((known) => setCanScan(known.length > 0 && Boolean(navigator.mediaDevices)))
      .catch(() => {});
  }, []);

  const stop = useCallback(() => setOn(false), []);
  const start = useCallback(() => {
    setFailed(false);
    setOn(true);
  }, []);

  useEffect(() => {
    if (!isOn) return;
    const camera = watchCodes(video, (code) => read.current(code));
    camera.failed.catch(() => {
      setFailed(true);
      setOn(false);
    });
    return camera.close;
  }, [isOn]);

  return { canScan, isOn, failed, video, start, stop };
}

/** Shows the camera's picture and reports each code in it; `failed` rejects if that is not possible. */
function watchCodes(video: { current: HTMLVideoElement | null }, onCode: (code: string) => void) {
  let isOpen = true;
  let stream: MediaStream | undefined;
  let last = { code: '', at: 0 };

  async function look(detector: Detector): Promise<void> {
    while (isOpen) {
      const picture = video.current;
      const codes = picture && picture.readyState >= 2 ? await detector.detect(picture) : [];
      const now = Date.now();
      for (const { rawValue: code } of isOpen ? codes : []) {
        const isAgain = code === last.code && now - last.at < pause.sameCode;
        last = { code, at: now };
        if (!isAgain) onCode(code);
      }
      await new Promise((resolve) => setTimeout(resolve, pause.look));
    }
  }

  async function run(): Promise<void> {
    const Detecting = detectorClass();
    if (!Detecting) throw new Error('no detector');
    const known = await Detecting.getSupportedFormats();
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (!isOpen || !video.current) return close();
    video.current.srcObject = stream;
    await video.current.play();
    await look(new Detecting({ formats: formats.filter((format) => known.includes(format)) }));
  }

  function close(): void {
    isOpen = false;
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  return { failed: run(), close };
}
