import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/filter-options";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { type CSSProperties, useEffect, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { storedValue } from "../../../platform/stored-value.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { Select } from "../../../ui/select.tsx";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { MasteryNote } from "../../progression/mastery.tsx";
import { Art } from "../art/art.tsx";
import { GameIcon } from "../game-icon.tsx";
import type { StartScreen } from "./start-screens.ts";
import "../../../ui/rays.css";

interface StartFormProps {
	game: GameId;
	screen: StartScreen;
	start: (filter: string) => void;
	/** The last choice, which is preset; null for the first time. */
	chosen: string | null;
	isBusy: boolean;
}

/** The rays begin at the two items. */
const SCREEN =
	"grid flex-1 content-center justify-items-center gap-[clamp(1rem,5dvh,3rem)] px-(--gutter) pt-6 pb-[calc(2rem+var(--safe-bottom))] [--rays:8rem] low:pt-3 low:pb-[calc(1rem+var(--safe-bottom))] low:[--rays:50%] roomy:grid-cols-[auto_auto] roomy:place-content-center roomy:items-center roomy:gap-[clamp(2rem,6vw,6rem)] roomy:[--rays:50%]";
const FORM = "@container grid w-[min(100%,var(--form))] gap-5 low:gap-3.5 roomy:w-(--form)";
const PAIR =
	"relative -order-1 flex items-center gap-3 low:hidden roomy:order-0 roomy:gap-6 [&_.art]:h-auto [&_.art]:w-[clamp(5.5rem,14dvh,9rem)] [&_.art]:-rotate-5 [&_.art+.art]:rotate-5 [&_.art>svg]:block [&_.art>svg]:h-auto [&_.art>svg]:w-full roomy:[&_.art]:w-[clamp(9rem,13vw,13.5rem)]";

/** The start screen of a game that first asks for a filter. */
export function StartForm({
	game,
	screen: { choice, examples, localNotice },
	start,
	chosen,
	isBusy,
}: StartFormProps) {
	const { title, startTitle = title } = CLASSIC_GAMES[game];
	const isAwake = useHydrated();
	const me = useMe();
	// The player returns from the game, or from a filter that failed to load.
	const heading = useArrivalFocus<HTMLHeadingElement>(chosen !== null);
	// The form's width, if there is room.
	const form = { "--form": choice ? `max(37rem, ${choice.columns * 9.6}rem)` : "34rem" } as CSSProperties;
	return (
		<div className={`rays relative ${SCREEN}`} data-game={game}>
			<form
				className={FORM}
				style={form}
				onSubmit={(event) => {
					event.preventDefault();
					if (isBusy) return;
					// The choice may have been made before hydration.
					const data = new FormData(event.currentTarget);
					start(choice ? String(data.get("filter")) : `${data.get("genre")}:${data.get("era")}`);
				}}
			>
				<div className="grid gap-2">
					<p className="flex items-center gap-2 text-[1.125rem] font-bold text-accent low:sr-only">
						<GameIcon game={game} className="size-6 stroke-2" />
						{startTitle !== title && title}
						{me && <MasteryNote game={game} rightAnswers={me.rightAnswers} />}
					</p>
					<h1
						className="font-display text-[clamp(2.1rem,8vw,4rem)] leading-none font-extrabold tracking-[-0.02em] text-balance low:text-[clamp(2rem,5vw,2.5rem)]"
						ref={heading}
						tabIndex={-1}
					>
						{startTitle}
					</h1>
				</div>
				{choice ? <Options {...choice} chosen={chosen} /> : <MovieFields chosen={chosen} />}
				<Button
					type="submit"
					className="lg:min-w-56 lg:justify-self-start"
					aria-disabled={isBusy}
					disabled={!isAwake}
					data-waking={!isAwake || undefined}
				>
					{isBusy ? "Loading..." : "Start Game"}
				</Button>
			</form>
			<div className={PAIR} aria-hidden="true">
				{examples.map(([art, value]) => (
					<Art key={JSON.stringify(art)} art={art} value={value} />
				))}
				<Seam />
			</div>
			{localNotice && <LocalNotice game={game} text={localNotice} />}
		</div>
	);
}

const wasTold = storedValue("tab", "told-of-local-data", (stored) => stored === true);

/** Says that the bundled items will be played, once in a session. It comes late, so it has its place below all else. */
function LocalNotice({ game, text }: { game: GameId; text: string }) {
	const isAwake = useHydrated();
	const [isFirst] = useState(() => !wasTold.read());
	const { data } = trpc.play.prepare.useQuery({ game, filter: "" }, { enabled: isFirst && isAwake });
	const isShown = isFirst && data?.hasLiveNumbers === false;
	useEffect(() => {
		if (isShown) wasTold.write(true);
	}, [isShown]);
	if (!isShown) return null;
	return (
		<p
			role="note"
			className="absolute inset-x-0 bottom-[calc(0.2rem+var(--safe-bottom))] text-center text-[clamp(0.6rem,3vw,0.75rem)] leading-[0.7rem] whitespace-nowrap text-muted"
		>
			{text}
		</p>
	);
}

function MovieFields({ chosen }: Pick<StartFormProps, "chosen">) {
	const [genre = "0", era = "all"] = chosen?.split(":") ?? [];
	return (
		<>
			<p className="text-[1.125rem] text-muted">Guess which movie had a higher production budget!</p>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
				<Select label="Genre" name="genre" options={MOVIE_GENRES} defaultValue={genre} />
				<Select label="Era" name="era" options={MOVIE_ERAS} defaultValue={era} />
			</div>
		</>
	);
}

const COLUMNS = { 3: "@[36rem]:grid-cols-3", 4: "@[36rem]:grid-cols-4", 5: "@[36rem]:grid-cols-5" } as const;
/** The check is on the edge of its option, where it does not cover text. */
const OPTIONS =
	"grid gap-2.5 @[15rem]:grid-cols-2 [&_label]:min-h-[clamp(2.75rem,6.4dvh,3.5rem)] [&_label]:justify-center [&_label]:text-center [&_label]:[--chip-pad:0.35rem] [&_label_svg]:absolute [&_label_svg]:-top-2 [&_label_svg]:right-3 [&_label_svg]:rounded-full [&_label_svg]:bg-ink [&_label_svg]:p-1 [&_label_svg]:text-paper [&_legend]:text-[1.125rem] [&_legend]:text-muted";

type OptionsProps = NonNullable<StartScreen["choice"]> & Pick<StartFormProps, "chosen">;

function Options({ text, options, columns, chosen }: OptionsProps) {
	const preset = options.find(({ value }) => value === chosen) ?? options[0];
	return (
		<Choice
			legend={text}
			name="filter"
			options={options}
			chosen={preset?.value}
			className={`${OPTIONS} ${COLUMNS[columns]}`}
		/>
	);
}
