import { MUSIC_FORCED_START_MS, MUSIC_LOADING_LIMIT_MS, MUSIC_START_MS } from "@hilo/rules/play/delays";
import { useEffect, useEffectEvent, useState } from "react";

const CREEP_MS = 120;
const CREEP_LIMIT = 95;

/**
 * The music game's progress in percent. It creeps to 95, then jumps to 100 when the tracks are loaded or after 3 s.
 * The game starts 0.6 s after the tracks, or 1 s if progress was forced. Stopped unless `isOn`.
 */
export function useProgress(isOn: boolean, isReady: boolean, start: () => void): number {
	const [progress, setProgress] = useState(0);
	const isForced = useElapsed(MUSIC_LOADING_LIMIT_MS);
	const onStart = useEffectEvent(start);
	useEffect(() => {
		if (!isOn) return;
		const creep = setInterval(
			() => setProgress((shown) => Math.min(CREEP_LIMIT, shown + Math.random() * 6)),
			CREEP_MS,
		);
		return () => clearInterval(creep);
	}, [isOn]);
	useEffect(() => {
		if (!isOn || !isReady) return;
		const timer = setTimeout(onStart, isForced ? MUSIC_FORCED_START_MS : MUSIC_START_MS);
		return () => clearTimeout(timer);
	}, [isOn, isReady, isForced]);
	return isReady || isForced ? 100 : progress;
}

export function useElapsed(ms: number): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), ms);
		return () => clearTimeout(timer);
	}, [ms]);
	return isOver;
}
