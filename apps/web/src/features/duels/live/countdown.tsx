import type { DuelView, LiveDuelView } from "@hilo/rules/duels/duels.views";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { Art } from "../../play/art/art.tsx";
import { duelTint } from "../kit/duel-tint.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";
import "../../../ui/rays.css";
import "./countdown.css";

interface CountdownProps {
	duel: DuelView;
	view: LiveDuelView;
	/** When the first round starts, as `performance.now()`. */
	startsAt: number;
}

/** The same countdown for both. The first cards are preloaded but not shown. */
export function Countdown({ duel, view: { open, other }, startsAt }: CountdownProps) {
	const seconds = useSecondsUntil(startsAt) ?? 0;
	// The pressed button, which had the focus, is removed.
	const heading = useArrivalFocus<HTMLHeadingElement>();
	return (
		<div {...duelTint(duel)} className="live-countdown rays">
			<h1 ref={heading} tabIndex={-1} className="sr-only">
				Live duel against {other.name}
			</h1>
			<p className="live-against">
				You <span className="text-muted">vs</span> <bdi>{other.name}</bdi>
			</p>
			<p className="live-digit" role="timer" aria-live="assertive" aria-atomic="true">
				<span key={seconds}>{seconds > 0 ? seconds : "Go!"}</span>
			</p>
			<p className="text-lg text-muted">{duel.title}</p>
			{open && (
				<div hidden>
					<Art {...open.first} />
					<Art {...open.second} />
				</div>
			)}
		</div>
	);
}
