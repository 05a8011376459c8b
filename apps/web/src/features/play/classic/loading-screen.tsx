import { MUSIC_FACT_MS, MUSIC_MESSAGE_MS } from "@hilo/rules/play/delays";
import type { GameId } from "@hilo/rules/play/games";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { FACTS } from "./facts.ts";
import type { StartScreen } from "./start-screens.ts";
import { useElapsed } from "./use-progress.ts";
import "./start-screens.css";

/** A fact appears only if loading takes this long, because a shorter time is not enough to read it. */
const FACT_AFTER_MS = 1500;

const SCREEN =
	"grid flex-1 place-content-center justify-items-center gap-5 px-(--gutter) pt-8 pb-safe-8 text-center";

interface LoadingScreenProps {
	game: GameId;
	loading: StartScreen["loading"];
	/** In percent; null for none. */
	progress: number | null;
}

export function LoadingScreen({ game, loading: { title, texts, hasFacts }, progress }: LoadingScreenProps) {
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const text = useTurning(texts, MUSIC_MESSAGE_MS);
	return (
		<div className={`rays ${SCREEN}`} data-game={game}>
			<Spinner label={title} />
			<h1
				className="font-display text-[clamp(1.75rem,6vw,2.75rem)]/[1.1] font-extrabold"
				ref={heading}
				tabIndex={-1}
			>
				{title}
			</h1>
			<p className="min-h-[1.5em] text-[1.125rem] text-muted">{text}</p>
			{progress !== null && (
				<progress max={100} value={progress} aria-label="Loading" className="loading-progress" />
			)}
			{hasFacts && <Facts facts={FACTS[game]} />}
		</div>
	);
}

function Facts({ facts }: { facts: readonly string[] }) {
	const isLong = useElapsed(FACT_AFTER_MS);
	// Two lines, so that a longer fact does not move the page.
	return (
		<div className="min-h-[3em] max-w-[34ch] text-balance text-muted">
			{isLong && <TurningFact facts={facts} />}
		</div>
	);
}

function TurningFact({ facts }: { facts: readonly string[] }) {
	return <p className="animate-appear">{useTurning(facts, MUSIC_FACT_MS)}</p>;
}

function useTurning(texts: readonly string[], everyMs: number): string {
	const [index, setIndex] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setIndex((shown) => shown + 1), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return texts[index % texts.length] ?? "";
}

interface LoadingFailedProps {
	message: string;
	label: string;
	onClick: () => void;
}

export function LoadingFailed({ message, label, onClick }: LoadingFailedProps) {
	const wayOut = useArrivalFocus<HTMLButtonElement>();
	return (
		<div className={`rays ${SCREEN}`}>
			<div role="alert">
				<h1 className="max-w-[34ch] font-display text-[1.375rem]/[1.3] font-bold text-balance">{message}</h1>
			</div>
			<Button onClick={onClick} ref={wayOut}>
				{label}
			</Button>
		</div>
	);
}
