import type { Art as ItemArt } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import type { CSSProperties, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { Art } from "../art/art.tsx";
import "../../../ui/rays.css";

export interface StartProps {
	start: (filter: string) => void;
	/** The last choice, which is preset; null for the first time. */
	chosen: string | null;
	isBusy: boolean;
}

/** An example item; some art is coloured by its number. */
export type Sample = readonly [art: ItemArt, value?: number];

interface StartFrameProps extends Pick<StartProps, "chosen" | "isBusy"> {
	game: GameId;
	/** The width of the form, if there is room. */
	formWidth: string;
	examples: readonly [Sample, Sample];
	/** Gets the form's data, which may have been chosen before hydration. */
	start: (choice: FormData) => void;
	children: ReactNode;
}

/** The rays begin at the two items. */
const SCREEN =
	"grid flex-1 content-center justify-items-center gap-[clamp(1rem,5dvh,3rem)] px-(--gutter) pt-6 pb-[calc(2rem+var(--safe-bottom))] [--rays:8rem] low:pt-3 low:pb-[calc(1rem+var(--safe-bottom))] low:[--rays:50%] roomy:grid-cols-[auto_auto] roomy:place-content-center roomy:items-center roomy:gap-[clamp(2rem,6vw,6rem)] roomy:[--rays:50%]";
const FORM = "@container grid w-[min(100%,var(--form))] gap-5 low:gap-3.5 roomy:w-(--form)";
const PAIR =
	"relative -order-1 flex items-center gap-3 low:hidden roomy:order-0 roomy:gap-6 [&_.art]:h-auto [&_.art]:w-[clamp(5.5rem,16dvh,9rem)] [&_.art]:-rotate-5 [&_.art+.art]:rotate-5 [&_.art>svg]:block [&_.art>svg]:h-auto [&_.art>svg]:w-full roomy:[&_.art]:w-[clamp(9rem,13vw,13.5rem)]";

export function StartFrame(props: StartFrameProps) {
	const { game, formWidth, examples, chosen, isBusy, start, children } = props;
	const { title, startTitle = title } = CLASSIC_GAMES[game];
	const isAwake = useHydrated();
	// The player returns from the game, or from a filter that failed to load.
	const heading = useArrivalFocus<HTMLHeadingElement>(chosen !== null);
	return (
		<div className={`rays ${SCREEN}`} data-game={game}>
			<form
				className={FORM}
				style={{ "--form": formWidth } as CSSProperties}
				onSubmit={(event) => {
					event.preventDefault();
					if (!isBusy) start(new FormData(event.currentTarget));
				}}
			>
				<h1
					className="font-display text-[clamp(2.1rem,8vw,4rem)] leading-none font-extrabold tracking-[-0.02em] text-balance low:text-[clamp(2rem,5vw,2.5rem)]"
					ref={heading}
					tabIndex={-1}
				>
					{startTitle}
				</h1>
				{children}
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
		</div>
	);
}
