import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/filter-options";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { storedValue } from "../../../platform/stored-value.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { Select } from "../../../ui/select.tsx";
import { useWindowKey } from "../../../ui/use-window-key.ts";
import { PractiseLine } from "../../practice/practise-line.tsx";
import { MasteryNote } from "../../progression/mastery.tsx";
import { Art } from "../art/art.tsx";
import { GameIcon } from "../game-icon.tsx";
import type { StartScreen } from "./start-screens.ts";
import "./start-screens.css";

interface StartFormProps {
	game: GameId;
	screen: StartScreen;
	start: (filter: string) => void;
	/** The last choice, which is preset; null for the first time. */
	chosen: string | null;
	isBusy: boolean;
}

const FORM = "@container grid w-[min(100%,var(--form))] gap-5 low:gap-3.5 roomy:w-(--form)";

/** The start screen of a game that first asks for a filter. */
export function StartForm({
	game,
	screen: { choice, examples, localNotice },
	start,
	chosen,
	isBusy,
}: StartFormProps) {
	const { title, startTitle = title } = CLASSIC_GAMES[game];
	const hasOwnTitle = startTitle !== title;
	const me = useMe();
	// The player returns from the game, or from a filter that failed to load.
	const heading = useArrivalFocus<HTMLHeadingElement>(chosen !== null);
	const form = useRef<HTMLFormElement>(null);
	// Where nothing has the focus.
	useWindowKey("enter", () => form.current?.requestSubmit());
	// The form's width, if there is room.
	const width = { "--form": choice ? `max(37rem, ${choice.columns * 9.6}rem)` : "34rem" } as CSSProperties;
	return (
		// The rays begin at the two items.
		<div className="rays start-screen [--rays:8rem] low:[--rays:50%] roomy:[--rays:50%]" data-game={game}>
			<form
				ref={form}
				className={FORM}
				style={width}
				onSubmit={(event) => {
					event.preventDefault();
					if (isBusy) return;
					// The choice may have been made before hydration.
					const data = new FormData(event.currentTarget);
					start(choice ? String(data.get("filter")) : `${data.get("genre")}:${data.get("era")}`);
				}}
			>
				<div className="grid gap-2">
					{hasOwnTitle && (
						<p className="flex items-center gap-2 text-[1.125rem] font-bold text-accent low:sr-only">
							<GameIcon game={game} className="size-6 stroke-2" />
							{title}
							{me && <MasteryNote game={game} rightAnswers={me.rightAnswers} className="ml-auto lg:ml-3" />}
						</p>
					)}
					<h1
						className="font-display text-[clamp(2.1rem,8vw,4rem)] leading-none font-extrabold tracking-[-0.02em] text-balance low:text-[clamp(2rem,5vw,2.5rem)]"
						ref={heading}
						tabIndex={-1}
					>
						{/* Beside the name, wherever that is. */}
						{!hasOwnTitle && (
							<GameIcon
								game={game}
								className="mr-[0.25em] inline size-[0.8em] align-[-0.08em] stroke-2 text-accent"
							/>
						)}
						{startTitle}
					</h1>
					{me && !hasOwnTitle && (
						<MasteryNote game={game} rightAnswers={me.rightAnswers} className="mt-1 low:sr-only" />
					)}
				</div>
				{choice ? <Options {...choice} chosen={chosen} /> : <MovieFields chosen={chosen} />}
				<Button
					type="submit"
					aria-keyshortcuts="Enter"
					className="lg:min-w-56 lg:justify-self-start"
					aria-disabled={isBusy}
				>
					{isBusy ? "Loading..." : "Start Game"}
				</Button>
				{/* Keeps its height: a visitor's pairs are known later. */}
				<div className="-mt-2 min-h-8 low:-mt-2.5">
					<PractiseLine game={game} />
				</div>
			</form>
			<div className="start-pair" aria-hidden="true">
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

type OptionsProps = NonNullable<StartScreen["choice"]> & Pick<StartFormProps, "chosen">;

function Options({ text, options, columns, chosen }: OptionsProps) {
	const preset = options.find(({ value }) => value === chosen) ?? options[0];
	return (
		<Choice
			legend={text}
			name="filter"
			options={options}
			chosen={preset?.value}
			className={`start-options grid gap-2.5 @[15rem]:grid-cols-2 ${COLUMNS[columns]}`}
		/>
	);
}
