import type { GameId } from "@hilo/rules/play/games";
import { Spinner } from "../../ui/spinner.tsx";
import "./waiting.css";

/** Documented for two of the games (games.md, section 2). */
const LOADING: Partial<Readonly<Record<GameId, string>>> = {
	reddit: "Loading Subreddits...",
	country: "Loading Countries...",
};

/** Stands where the first pair will be. */
export function Waiting({ game }: { game: GameId }) {
	const text = LOADING[game] ?? "Loading...";
	return (
		<div className="stage-waiting">
			<Spinner label={text} />
			<p aria-hidden="true">{text}</p>
		</div>
	);
}
