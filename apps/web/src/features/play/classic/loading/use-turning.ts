import { useEffect, useState } from "react";

export function useTurning(texts: readonly string[], everyMs: number): string {
	const [index, setIndex] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setIndex((shown) => shown + 1), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return texts[index % texts.length] ?? "";
}
