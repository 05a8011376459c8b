import type { DuelRecordView } from "@hilo/rules/duels/duels.views";
import { trpc } from "../../platform/api/trpc.ts";

interface DuelRecordProps {
	userId: string;
	username: string;
	/** "12–9" in narrow places, without draws. */
	isShort?: boolean;
	className?: string;
}

/** "You 12 · 9 Maya": the wins of both. Empty before their first duel. */
export function DuelRecord({ userId, username, isShort = false, className = "" }: DuelRecordProps) {
	const { data: record } = trpc.duels.record.useQuery({ userId });
	if (!record || record.won + record.lost + record.drawn === 0) return null;
	if (isShort) {
		return (
			<span className={className}>
				<span className="sr-only">
					Duels: you {record.won}, {username} {record.lost}
				</span>
				<span aria-hidden="true">
					{record.won}–{record.lost}
				</span>
			</span>
		);
	}
	return (
		<span className={className}>
			<span className="sr-only">Duels: </span>
			<RecordText record={record} otherName={username} numberClass="font-bold text-ink tabular-nums" />
		</span>
	);
}

interface RecordTextProps {
	record: DuelRecordView;
	otherName: string;
	numberClass: string;
}

export function RecordText({ record: { won, lost, drawn }, otherName, numberClass }: RecordTextProps) {
	return (
		<>
			You <b className={numberClass}>{won}</b> · <b className={numberClass}>{lost}</b> <bdi>{otherName}</bdi>
			{drawn > 0 && <span className="whitespace-nowrap text-muted"> · {drawn} drawn</span>}
		</>
	);
}
