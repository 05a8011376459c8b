import { useEffect, useState } from "react";

/** Returns one of the texts after the other, each for so many milliseconds. */
export function useTurning(texts: readonly string[], everyMs: number): string {
	const [index, setIndex] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setIndex((shown) => shown + 1), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return texts[index % texts.length] ?? "";
}
