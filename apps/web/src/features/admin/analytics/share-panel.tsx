import { Nothing } from "../shell/lines.tsx";
import { Panel } from "../shell/panel.tsx";
import { SaveCsv } from "./save-csv.tsx";

interface SharePanelProps {
	title: string;
	unit: string;
	parts: readonly { readonly name: string; readonly views: number }[];
	nameOf?: (name: string) => string;
}

const PERCENT = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** How page views divide, as a table with a bar in each row. */
export function SharePanel({ title, unit, parts, nameOf = (name) => name }: SharePanelProps) {
	const all = parts.reduce((sum, { views }) => sum + views, 0);
	const rows = parts.map(({ name, views }) => [nameOf(name), views] as const);
	return (
		<Panel title={title} aside={all > 0 && <SaveCsv of={title} head={[unit, "Pages opened"]} rows={rows} />}>
			{all === 0 ? (
				<Nothing>Nothing was counted in this time.</Nothing>
			) : (
				<table aria-label={title} className="w-full border-separate border-spacing-y-1.5">
					<thead className="sr-only">
						<tr>
							<th scope="col">{unit}</th>
							<th scope="col">Pages opened</th>
							<th scope="col">Share</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(([name, views]) => (
							<tr key={name}>
								<th
									scope="row"
									className="relative rounded-sm px-2.5 py-1.5 text-left font-normal [overflow-wrap:anywhere]"
								>
									<span
										aria-hidden="true"
										className="absolute inset-y-0 left-0 rounded-sm bg-sunk"
										style={{ width: `${(views / (rows[0]?.[1] ?? 1)) * 100}%` }}
									/>
									<span className="relative">{name}</span>
								</th>
								<td className="w-20 pl-3 text-right font-bold tabular-nums">
									{views.toLocaleString("en-US")}
								</td>
								<td className="w-16 pl-3 text-right text-muted tabular-nums">
									{PERCENT.format(views / all)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Panel>
	);
}
