import { crowdShares, crowdText } from "@hilo/rules/daily/crowd";
import type { CrowdView } from "@hilo/rules/daily/daily.views";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";

const SIDES = [
	{ guess: "higher", arrow: "↑", look: "bg-higher text-on-higher" },
	{ guess: "lower", arrow: "↓", look: "bg-lower text-on-lower" },
] as const;

/** Shares in percent from which a part has room for its number, and for text beside it. */
const ROOM = 12;
const WIDE = 28;
const WIDE_UNANSWERED = 38;

export function CrowdBar({ game, crowd }: { game: GameId; crowd: CrowdView }) {
	const shares = crowdShares(crowd);
	if (!shares || !crowdText(game, crowd)) return null;
	const { up, down } = CLASSIC_GAMES[game].buttons;
	const labels = { higher: up, lower: down };
	return (
		<div
			role="img"
			aria-label={`${labels.higher} ${shares.higher} %, ${labels.lower} ${shares.lower} %, no answer ${shares.timeout} %`}
			className="flex h-6 gap-0.5 overflow-hidden rounded-sm bg-line font-display text-xs font-bold"
		>
			{SIDES.map(
				({ guess, arrow, look }) =>
					shares[guess] > 0 && (
						<span
							key={guess}
							className={`flex items-center gap-1 overflow-hidden whitespace-nowrap ${look} ${shares[guess] >= ROOM ? "px-2" : ""} ${guess === "lower" ? "justify-end" : ""}`}
							style={{ flexGrow: shares[guess], flexBasis: 0 }}
						>
							{shares[guess] >= ROOM &&
								`${arrow} ${shares[guess] >= WIDE ? `${labels[guess]} ` : ""}${shares[guess]} %`}
						</span>
					),
			)}
			{shares.timeout > 0 && (
				<span
					className="grid place-items-center overflow-hidden text-ink"
					style={{ flexGrow: shares.timeout, flexBasis: 0 }}
				>
					{shares.timeout >= ROOM &&
						`${shares.timeout >= WIDE_UNANSWERED ? "No answer " : ""}${shares.timeout} %`}
				</span>
			)}
		</div>
	);
}
