import { MUSIC_FACT_MS, MUSIC_MESSAGE_MS } from "@hilo/rules/play/delays";
import type { GameId } from "@hilo/rules/play/games";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { useArrivalFocus } from "../../../../ui/use-arrival-focus.ts";
import { FACTS } from "../facts.ts";
import { useElapsed } from "./use-elapsed.ts";
import "../../../../ui/rays.css";
import "./loading.css";

/** A fact appears only if loading takes this long, because a shorter time is not enough to read it. */
const FACT_AFTER_MS = 1500;

/** Shown one after another while the music game loads. */
export const MUSIC_MESSAGES = [
	"Tuning in…",
	"Flipping through the sleeves…",
	"Counting streams…",
	"Dropping the needle…",
] as const;

export interface LoadingProps {
	progress: number;
}

export function MovieLoading() {
	return <LoadingFrame game="movie" title="Loading Movies..." text="Fetching movie data with budgets" />;
}

export function MusicLoading({ progress }: LoadingProps) {
	const message = useTurning(MUSIC_MESSAGES, MUSIC_MESSAGE_MS);
	return (
		<LoadingFrame game="music" title="Loading Music..." text={message}>
			<progress className="loading-bar" max={100} value={progress} aria-label="Loading" />
			<Facts facts={FACTS.music} />
		</LoadingFrame>
	);
}

export function WealthLoading() {
	return (
		<LoadingFrame game="wealth" title="Loading Billionaires..." text="Counting fortunes">
			<Facts facts={FACTS.wealth} />
		</LoadingFrame>
	);
}

export function HistoryLoading() {
	return <LoadingFrame game="history" title="Loading Events..." text="Looking through the centuries" />;
}

function Facts({ facts }: { facts: readonly string[] }) {
	const isLong = useElapsed(FACT_AFTER_MS);
	return <div className="loading-fact">{isLong && <TurningFact facts={facts} />}</div>;
}

function TurningFact({ facts }: { facts: readonly string[] }) {
	return <p className="animate-appear">{useTurning(facts, MUSIC_FACT_MS)}</p>;
}

export function useTurning(texts: readonly string[], everyMs: number): string {
	const [index, setIndex] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setIndex((shown) => shown + 1), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return texts[index % texts.length] ?? "";
}

interface FrameProps {
	game: GameId;
	title: string;
	text: string;
	children?: ReactNode;
}

function LoadingFrame({ game, title, text, children }: FrameProps) {
	const heading = useArrivalFocus<HTMLHeadingElement>();
	return (
		<div className="loading rays" data-game={game}>
			<Spinner label={title} />
			<h1 className="loading-title" ref={heading} tabIndex={-1}>
				{title}
			</h1>
			<p className="loading-text">{text}</p>
			{children}
		</div>
	);
}

export function LoadingFailed({
	message,
	label,
	onClick,
}: {
	message: string;
	label: string;
	onClick: () => void;
}) {
	const wayOut = useArrivalFocus<HTMLButtonElement>();
	return (
		<div className="loading rays">
			<div role="alert">
				<h1 className="loading-problem">{message}</h1>
			</div>
			<Button onClick={onClick} ref={wayOut}>
				{label}
			</Button>
		</div>
	);
}
