import { trpc } from "../../../platform/api/trpc.ts";

interface DuelRecordProps {
	userId: string;
	username: string;
	/** Draws are left out where there is little room. */
	isShort?: boolean;
	className?: string;
}

/** "You 12 · 9 Maya": how often each of the two has won. Nothing before their first duel. */
export function DuelRecord({ userId, username, isShort = false, className = "" }: DuelRecordProps) {
	const { data } = trpc.duels.record.useQuery({ userId });
	if (!data || data.won + data.lost + data.drawn === 0) return null;
	const { won, lost, drawn } = data;
	return (
		<span className={className}>
			<span className="sr-only">Duels: </span>
			You <b className="text-ink tabular-nums">{won}</b> · <b className="text-ink tabular-nums">{lost}</b>{" "}
			<bdi>{username}</bdi>
			{drawn > 0 && !isShort && <span className="whitespace-nowrap"> · {drawn} drawn</span>}
		</span>
	);
}
