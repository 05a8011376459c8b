import { useEffect, useState } from "react";
import { clockText } from "../../../platform/dates/clock-text.ts";

interface NextDeckProps {
	ms: number;
	/** When the server was asked, epoch ms. */
	askedAt: number;
	onOver(): void;
	className?: string;
}

const SECOND_MS = 1000;

/** A countdown to the next deck. Screen readers do not announce each second. */
export function NextDeck({ ms, askedAt, onOver, className = "" }: NextDeckProps) {
	const [left, setLeft] = useState(ms);
	useEffect(() => {
		// The server's clock may be ahead of this one.
		const end = Math.min(askedAt, Date.now()) + ms;
		const tick = () => {
			setLeft(Math.max(0, end - Date.now()));
			if (Date.now() < end) return;
			clearInterval(timer);
			onOver();
		};
		const timer = setInterval(tick, SECOND_MS);
		tick();
		return () => clearInterval(timer);
	}, [ms, askedAt, onOver]);
	return (
		<span role="timer" aria-live="off" className={`tabular-nums ${className}`}>
			{clockText(left)}
		</span>
	);
}
