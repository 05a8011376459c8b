import { trpc } from "../../../platform/api/trpc.ts";

interface DuelRecordProps {
	userId: string;
	username: string;
	/** "12–9" in narrow places, without draws. */
	isShort?: boolean;
	className?: string;
}

/** "You 12 · 9 Maya": the wins of both. Empty before their first duel. */
export function DuelRecord({ userId, username, isShort = false, className = "" }: DuelRecordProps) {
	const { data } = trpc.duels.record.useQuery({ userId });
	if (!data || data.won + data.lost + data.drawn === 0) return null;
	const { won, lost, drawn } = data;
	if (isShort) {
		return (
			<span className={className}>
				<span className="sr-only">
					Duels: you {won}, {username} {lost}
				</span>
				<span aria-hidden="true">
					{won}–{lost}
				</span>
			</span>
		);
	}
	return (
		<span className={className}>
			<span className="sr-only">Duels: </span>
			You <b className="text-ink tabular-nums">{won}</b> · <b className="text-ink tabular-nums">{lost}</b>{" "}
			<bdi>{username}</bdi>
			{drawn > 0 && <span className="whitespace-nowrap"> · {drawn} drawn</span>}
		</span>
	);
}
