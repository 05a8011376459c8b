import type { DuelRecordView } from "@hilo/rules/duels/duels.views";

interface RecordLineProps {
	record: DuelRecordView;
	otherName: string;
}

export function RecordLine({ record: { won, lost, drawn }, otherName }: RecordLineProps) {
	return (
		<p className="duel-record">
			You <strong>{won}</strong> · <strong>{lost}</strong> <bdi>{otherName}</bdi>
			{drawn > 0 && <span className="text-muted"> · {drawn} drawn</span>}
		</p>
	);
}
