import { PREVIEW_VOLUME } from "@hilo/rules/play/delays";
import { useEffect, useRef, useState } from "react";
import "./preview.css";

export function PreviewButton({ url, name }: { url: string; name: string }) {
	const sample = useRef<HTMLAudioElement | null>(null);
	const [isPlaying, setPlaying] = useState(false);
	useEffect(() => () => sample.current?.pause(), []);
	const toggle = () => {
		sample.current ??= sampleOf(url, setPlaying);
		if (isPlaying) sample.current.pause();
		else sample.current.play().catch(() => setPlaying(false));
	};
	const label = `${isPlaying ? "Stop" : "Play"} a preview of ${name}`;
	return (
		<button type="button" className="preview" onClick={toggle} aria-label={label}>
			<svg viewBox="0 0 10 10" aria-hidden="true">
				<path d={isPlaying ? "M2 1h2v8H2zM6 1h2v8H6z" : "M2 1l7 4-7 4z"} fill="currentColor" />
			</svg>
		</button>
	);
}

function sampleOf(url: string, tell: (isPlaying: boolean) => void): HTMLAudioElement {
	const sample = new Audio(url);
	sample.volume = PREVIEW_VOLUME;
	sample.onplay = () => tell(true);
	sample.onpause = () => tell(false);
	return sample;
}
