import { type Outputs, trpc } from "../../platform/api/trpc.ts";

export type DuelRecordView = Outputs["duels"]["record"];

interface DuelRecordProps {
	userId: string;
	username: string;
	className?: string;
}

/** The score between the player and another one: "12–9". Empty before their first duel. */
export function DuelRecord({ userId, ...chip }: DuelRecordProps) {
	const { data: record } = trpc.duels.record.useQuery({ userId });
	return record && <RecordChip record={record} {...chip} />;
}

/** The same as a card. */
export function DuelRecordCard({ userId, username, className = "" }: DuelRecordProps) {
	const { data } = trpc.duels.record.useQuery({ userId });
	if (!data || data.won + data.lost + data.drawn === 0) return null;
	return (
		<p
			className={`rounded-lg bg-raise px-5 py-3 text-center text-lg wrap-anywhere shadow-card md:px-8 md:py-5 ${className}`}
		>
			<span className="block text-sm text-muted">Your duels</span>
			<RecordText
				record={data}
				otherName={username}
				numberClass="mx-1 font-display text-3xl leading-tight font-extrabold tabular-nums md:text-5xl"
			/>
		</p>
	);
}

/** The scores against all friends with one query, for lists. Undefined for friends without a finished duel. */
export function useFriendRecords(): (userId: string) => DuelRecordView | undefined {
	const { data } = trpc.duels.records.useQuery();
	return (userId) => data?.find((record) => record.userId === userId);
}

interface RecordChipProps {
	record: DuelRecordView;
	/** The other player's. */
	username: string;
	className?: string;
}

export function RecordChip({ record: { won, lost, drawn }, username, className = "" }: RecordChipProps) {
	if (won + lost + drawn === 0) return null;
	return (
		<span
			className={`inline-block shrink-0 rounded-full bg-sunk px-2 py-1 text-xs leading-none font-bold text-ink tabular-nums ${className}`}
		>
			<span className="sr-only">
				Duels: you {won}, {username} {lost}
				{drawn > 0 && `, ${drawn} drawn`}
			</span>
			<span aria-hidden="true">
				{won}–{lost}
			</span>
		</span>
	);
}

interface RecordTextProps {
	record: DuelRecordView;
	otherName: string;
	numberClass: string;
}

/** "You 12 · 9 Maya · 1 drawn". */
export function RecordText({ record: { won, lost, drawn }, otherName, numberClass }: RecordTextProps) {
	return (
		<>
			You <b className={numberClass}>{won}</b> · <b className={numberClass}>{lost}</b> <bdi>{otherName}</bdi>
			{drawn > 0 && <span className="whitespace-nowrap text-muted"> · {drawn} drawn</span>}
		</>
	);
}
