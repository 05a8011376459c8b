import { useEffect, useState } from "react";
import { clockText } from "../../platform/dates/clock-text.ts";

interface ResetCountdownProps {
	/** The remaining time when the server was asked. */
	ms: number;
	/** When the server was asked, epoch ms. */
	askedAt: number;
	onOver(): void;
}

const SECOND_MS = 1000;

export function ResetCountdown({ ms, askedAt, onOver }: ResetCountdownProps) {
	const [left, setLeft] = useState(ms);
	useEffect(() => {
		// The server's clock may be ahead of this one.
		const end = Math.min(askedAt, Date.now()) + ms;
		const tick = () => {
			setLeft(Math.max(0, end - Date.now()));
			if (Date.now() >= end) {
				clearInterval(timer);
				onOver();
			}
		};
		const timer = setInterval(tick, SECOND_MS);
		tick();
		return () => clearInterval(timer);
	}, [ms, askedAt, onOver]);
	return (
		<p className="text-muted">
			Resets in{" "}
			<strong role="timer" className="font-display text-xl text-ink tabular-nums">
				{clockText(left)}
			</strong>
		</p>
	);
}
