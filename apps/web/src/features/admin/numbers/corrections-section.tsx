import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { GameSelect } from "../../corrections/game-select.tsx";
import { sourceText } from "../../corrections/source-link.tsx";

type Entry = Outputs["corrections"]["list"]["entries"][number];

/** The corrections in force, which an administrator may take back. Left out while there are none. */
export function CorrectionsSection() {
	const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
	const [game, setGame] = useState<Entry["game"]>();
	const query = trpc.corrections.list.useQuery({ game, cursor: cursors.at(-1) });
	const { entries = [], next = null } = query.data ?? {};
	const isPaged = next !== null || cursors.length > 1;
	const inForce = entries.filter(({ isInForce }) => isInForce);
	if (query.data && inForce.length === 0 && !isPaged && !game) return null;
	return (
		<Section
			title="Corrections in force"
			size="small"
			aside={
				<GameSelect
					game={game}
					onChoose={(chosen) => {
						setGame(chosen);
						setCursors([undefined]);
					}}
				/>
			}
		>
			<QueryBoundary query={query} fallback={<Skeleton count={2} className="h-16" />}>
				{() => <Entries entries={inForce} />}
			</QueryBoundary>
			{isPaged && (
				<div className="mt-3 flex gap-3">
					<Button
						kind="quiet"
						small
						disabled={cursors.length === 1}
						onClick={() => setCursors(cursors.slice(0, -1))}
					>
						Newer
					</Button>
					<Button
						kind="quiet"
						small
						disabled={next === null}
						onClick={() => setCursors([...cursors, next ?? undefined])}
					>
						Older
					</Button>
				</div>
			)}
		</Section>
	);
}

function Entries({ entries }: { entries: readonly Entry[] }) {
	const [withdrawn, setWithdrawn] = useState<Entry | null>(null);
	const { corrections } = trpc.useUtils();
	const withdraw = trpc.corrections.withdraw.useMutation({
		onSuccess: () => toast("success", "Correction withdrawn"),
		onError: toastFailure,
		onSettled: () => corrections.invalidate(),
	});
	if (entries.length === 0) return <p className="text-muted">None here.</p>;
	return (
		<>
			<ul className="grid grid-cols-1 gap-2 xl:grid-cols-2">
				{entries.map((entry) => (
					<li
						key={entry.id}
						aria-label={entry.itemName}
						className="flex items-center justify-between gap-x-4 rounded-md bg-raise px-4 py-2.5 shadow-card wrap-anywhere"
					>
						<div className="min-w-0">
							<p className="tabular-nums">
								<bdi className="font-bold">{entry.itemName}</bdi>{" "}
								<span className="inline-block">
									{formatValue(entry.game, entry.before, entry.unit)} →{" "}
									<strong>
										{entry.after === null ? "removed" : formatValue(entry.game, entry.after, entry.unit)}
									</strong>
								</span>
							</p>
							<p className="text-sm text-muted">
								{[entry.gameLabel, measureOf(entry), sourceText({ text: entry.source, asOf: entry.asOf })]
									.filter(Boolean)
									.join(" · ")}{" "}
								· <TimeSince iso={entry.at} />
							</p>
						</div>
						<Button
							kind="quiet"
							small
							className="shrink-0"
							isBusy={withdraw.isPending}
							onClick={() => setWithdrawn(entry)}
						>
							Withdraw
						</Button>
					</li>
				))}
			</ul>
			{withdrawn && (
				<Confirm
					title="Withdraw the correction?"
					confirm="Withdraw"
					onConfirm={() => withdraw.mutate({ id: withdrawn.id })}
					onClose={() => setWithdrawn(null)}
				>
					The number of <bdi>{withdrawn.itemName}</bdi> that came with the site counts again for new runs, and
					its reports wait for another decision.
				</Confirm>
			)}
		</>
	);
}

/** What is compared, in a game where that changes. */
function measureOf({ game, measure }: Entry): string {
	return measure === CLASSIC_GAMES[game].measure ? "" : measure;
}
