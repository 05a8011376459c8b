import { storedValue } from "../../platform/stored-value.ts";

/** Off by default. */
export const soundSetting = storedValue("browser", "sound", (stored) => stored === true);

export type SoundName = "right" | "streak" | "wrong" | "tick" | "ring" | "fanfare";

interface Tone {
	readonly hz: number;
	readonly shape: OscillatorType;
	/** Seconds after the sound begins. */
	readonly at: number;
	readonly seconds: number;
	readonly loudness: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
	right: [
		{ hz: 660, shape: "sine", at: 0, seconds: 0.07, loudness: 0.12 },
		{ hz: 990, shape: "sine", at: 0.07, seconds: 0.12, loudness: 0.12 },
	],
	streak: [
		{ hz: 660, shape: "sine", at: 0, seconds: 0.07, loudness: 0.12 },
		{ hz: 830, shape: "sine", at: 0.07, seconds: 0.07, loudness: 0.12 },
		{ hz: 990, shape: "sine", at: 0.14, seconds: 0.07, loudness: 0.12 },
		{ hz: 1320, shape: "sine", at: 0.21, seconds: 0.2, loudness: 0.12 },
	],
	fanfare: [
		{ hz: 523, shape: "triangle", at: 0, seconds: 0.12, loudness: 0.14 },
		{ hz: 659, shape: "triangle", at: 0.11, seconds: 0.12, loudness: 0.14 },
		{ hz: 784, shape: "triangle", at: 0.22, seconds: 0.12, loudness: 0.14 },
		{ hz: 1047, shape: "triangle", at: 0.33, seconds: 0.4, loudness: 0.14 },
	],
	wrong: [
		{ hz: 196, shape: "triangle", at: 0, seconds: 0.1, loudness: 0.18 },
		{ hz: 147, shape: "triangle", at: 0.09, seconds: 0.16, loudness: 0.18 },
	],
	ring: [
		{ hz: 880, shape: "sine", at: 0, seconds: 0.18, loudness: 0.12 },
		{ hz: 1175, shape: "sine", at: 0.16, seconds: 0.3, loudness: 0.12 },
		{ hz: 880, shape: "sine", at: 0.5, seconds: 0.18, loudness: 0.12 },
		{ hz: 1175, shape: "sine", at: 0.66, seconds: 0.4, loudness: 0.12 },
	],
	tick: [{ hz: 1400, shape: "sine", at: 0, seconds: 0.03, loudness: 0.06 }],
};

export interface Sounds {
	play(name: SoundName): void;
	stop(): void;
}

/**
 * Plays the stage's sounds and the ring of a live challenge. The audio context is created after the first press,
 * because browsers keep pages silent until then.
 */
export function createSounds(): Sounds {
	let context: AudioContext | null = null;
	return {
		play(name) {
			if (!navigator.userActivation.hasBeenActive) return;
			context ??= new AudioContext();
			// A context in a background tab may be suspended.
			if (context.state === "suspended") context.resume().catch(() => {});
			for (const tone of SOUNDS[name]) strike(context, tone);
		},
		stop() {
			context?.close().catch(() => {});
			context = null;
		},
	};
}

/** Plays one sound if sounds are on. Returns the function that stops it. */
export function playSound(name: SoundName): () => void {
	const sounds = createSounds();
	if (soundSetting.read()) sounds.play(name);
	return sounds.stop;
}

function strike(context: AudioContext, { hz, shape, at, seconds, loudness }: Tone): void {
	const begins = context.currentTime + at;
	const oscillator = context.createOscillator();
	oscillator.type = shape;
	oscillator.frequency.value = hz;
	const gain = context.createGain();
	gain.gain.setValueAtTime(loudness, begins);
	gain.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
	oscillator.connect(gain).connect(context.destination);
	oscillator.start(begins);
	oscillator.stop(begins + seconds);
}
