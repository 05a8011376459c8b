import type { GameId } from "@hilo/rules/play/games";
import { type ComponentType, useCallback, useState } from "react";
import { useMe } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { trpc } from "../../platform/trpc.ts";
import type { Table } from "./dealer.ts";
import type { GameKit } from "./game-kit.ts";
import { LoadingFailed, type LoadingProps } from "./loading/loading-screens.tsx";
import { type Prepared, Preparing } from "./loading/preparing.tsx";
import { Practice } from "./practice.tsx";
import { Ranked } from "./ranked.tsx";
import type { StartProps } from "./start/list-starts.tsx";

/** What a game with a start screen brings along. */
export interface FilteredKit extends GameKit {
	readonly Start: ComponentType<StartProps>;
	readonly Loading: ComponentType<LoadingProps>;
	/** Whether the loading screen takes its documented time, and does not vanish as soon as it can. */
	readonly lingers?: boolean;
	/** The way out of a loading error: back to the start screen, or anew. */
	readonly onError: { readonly label: string; readonly reloads: boolean };
	/** Shown where the numbers are not fetched but the site's own. */
	readonly localNotice?: string;
}

type Step =
	| { readonly at: "choosing" }
	| { readonly at: "loading"; readonly filter: string }
	| { readonly at: "playing"; readonly filter: string; readonly prepared: Prepared };

interface FlowProps {
	game: GameId;
	kit: FilteredKit;
}

type OpenRun = Table & { readonly runId: string; readonly filter: string };

/** The page of a game that asks first what to play. A run that a player has open goes on at once. */
export function FilteredGame({ game, kit }: FlowProps) {
	const me = useMe();
	return me ? <ForPlayer key={me.id} game={game} kit={kit} /> : <Flow game={game} kit={kit} isVisitor />;
}

function ForPlayer({ game, kit }: FlowProps) {
	const options = { staleTime: Number.POSITIVE_INFINITY, meta: { fallback: "play/start-failed" } } as const;
	const [current] = trpc.play.current.useSuspenseQuery({ game }, options);
	// Only the run that came with the page: what is dealt from here on is none of this query's business.
	const [open, setOpen] = useState<OpenRun | null>(current);
	if (!open) return <Flow game={game} kit={kit} isVisitor={false} />;
	return <Ranked game={game} filter={open.filter} open={open} kit={kit} change={() => setOpen(null)} />;
}

function Flow({ game, kit, isVisitor }: FlowProps & { isVisitor: boolean }) {
	const [step, setStep] = useState<Step>({ at: "choosing" });
	const choose = useCallback(() => setStep({ at: "choosing" }), []);
	const load = useCallback((filter: string) => setStep({ at: "loading", filter }), []);
	const play = useCallback(
		(prepared: Prepared) => {
			if (!prepared.isLive && kit.localNotice) toast("info", kit.localNotice);
			setStep((last) => (last.at === "choosing" ? last : { at: "playing", filter: last.filter, prepared }));
		},
		[kit.localNotice],
	);
	if (step.at === "choosing") return <kit.Start start={load} />;
	const { filter } = step;
	if (step.at === "loading") {
		return (
			<Preparing
				game={game}
				filter={filter}
				isVisitor={isVisitor}
				lingers={kit.lingers ?? false}
				Loading={kit.Loading}
				play={play}
				failed={(message) => (
					<LoadingFailed
						message={message}
						label={kit.onError.label}
						onClick={kit.onError.reloads ? () => window.location.reload() : choose}
					/>
				)}
			/>
		);
	}
	const { opening } = step.prepared;
	return opening ? (
		<Practice game={game} opening={opening} kit={kit} change={choose} />
	) : (
		<Ranked game={game} filter={filter} open={null} kit={kit} change={choose} />
	);
}
