interface ReportedText {
	readonly shown: number;
	readonly text: string;
	readonly betterSource: string;
}

/** Groups reports that say the same, in their order. */
export function equalReports<Report extends ReportedText>(reports: readonly Report[]) {
	const groups = Map.groupBy(reports, ({ shown, text, betterSource }) =>
		JSON.stringify([shown, text, betterSource]),
	);
	return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}
