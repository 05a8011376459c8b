import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import "./line-chart.css";
import { longDay, shortDay } from "../dates.ts";

const HEIGHT = 240;
/** The space of the labels beside the lines. */
const LEFT = 56;
const RIGHT = 28;
/** Between two days' labels. */
const MIN_SPACE = 70;
/** On a longer line the dots would hide the line. */
const MAX_DOTS = 31;
const STEPS_OF_COUNTS = Array.from({ length: 10 }, (_, power) =>
	[1, 2, 5].map((n) => n * 10 ** power),
).flat();
const DASH = [6, 5];

const PERCENT = 100;

/** One number per day; null without a number. */
export interface Series {
	readonly label: string;
	readonly values: readonly (number | null)[];
}

export interface ChartProps {
	readonly days: readonly string[];
	readonly series: readonly Series[];
	/** What a place on the axis stands for, in the legend. */
	readonly unit?: string;
	/** The numbers are percentages. */
	readonly isPercent?: boolean;
}

/** Hidden from screen readers. */
export function LineChart({ days, series, unit = "Day", isPercent = false }: ChartProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const { current } = box;
		if (!current) return;
		const chart = new uPlot(
			optionsOf(current, { days, series, unit, isPercent }),
			dataOf({ days, series }),
			current,
		);
		const sizes = new ResizeObserver(() => chart.setSize({ width: current.clientWidth, height: HEIGHT }));
		sizes.observe(current);
		const stopWatching = watchTheme(() => chart.redraw());
		return () => {
			stopWatching();
			sizes.disconnect();
			chart.destroy();
		};
	}, [days, series, unit, isPercent]);
	return (
		<div ref={box} aria-hidden="true" className="line-chart min-h-72">
			<i data-colour="ink" className="text-ink" />
			<i data-colour="muted" className="text-muted" />
			<i data-colour="line" className="text-line" />
		</div>
	);
}

function dataOf({ days, series }: Pick<ChartProps, "days" | "series">): uPlot.AlignedData {
	return [days.map((day) => Date.parse(day) / 1000), ...series.map(({ values }) => [...values])];
}

function optionsOf(box: HTMLElement, { days, series, unit, isPercent }: Required<ChartProps>): uPlot.Options {
	const suffix = isPercent ? "%" : "";
	// A canvas can't use CSS variables, so the colours are read from elements at each drawing.
	const colour = (name: string) => () =>
		getComputedStyle(box.querySelector(`[data-colour=${name}]`) ?? box).color;
	const { fontFamily } = getComputedStyle(box);
	const axis: uPlot.Axis = {
		stroke: colour("muted"),
		font: `13px ${fontFamily}`,
		grid: { stroke: colour("line"), width: 1 },
		ticks: { show: false },
	};
	return {
		width: box.clientWidth,
		height: HEIGHT,
		padding: [12, RIGHT, 0, 0],
		// Without a pointer over the chart, the legend shows the last day.
		hooks: { ready: [showLast], setCursor: [(chart) => chart.cursor.idx ?? showLast(chart)] },
		cursor: { drag: { x: false, y: false }, points: { size: 8 } },
		scales: {
			x: { time: false },
			y: { range: (_, __, most) => [0, isPercent ? PERCENT : Math.max(4, most * 1.05)] },
		},
		axes: [
			{
				...axis,
				splits: ({ data: [times], width }, _, from, to) =>
					withRoom(times, ((to - from) * MIN_SPACE) / (width - LEFT - RIGHT)),
				// Clear of the lowest number, which ends where the first day begins.
				gap: 11,
				grid: { show: false },
				values: (_, splits) => splits.map((at) => shortDay(isoOf(at))),
			},
			{
				...axis,
				incrs: STEPS_OF_COUNTS,
				size: LEFT,
				values: (_, splits) =>
					splits.map((n) => `${n.toLocaleString("en-US", { notation: "compact" })}${suffix}`),
			},
		],
		series: [
			{ label: unit, value: (_, at) => (at === null ? "–" : longDay(isoOf(at))) },
			...series.map(({ label }, index) => ({
				label,
				stroke: colour(index === 0 ? "ink" : "muted"),
				width: 2,
				...(index > 0 && { dash: DASH }),
				spanGaps: isPercent,
				points: { show: days.length <= MAX_DOTS, size: 6, fill: colour(index === 0 ? "ink" : "muted") },
				value: (_: uPlot, n: number | null) => (n === null ? "–" : `${n.toLocaleString("en-US")}${suffix}`),
			})),
		],
	};
}

/** The times at which a label has space, from the first on. */
function withRoom(times: ArrayLike<number>, space: number): number[] {
	const kept: number[] = [];
	for (const time of Array.from(times)) if (time - (kept.at(-1) ?? -Infinity) >= space) kept.push(time);
	return kept;
}

/** @param at seconds since 1970 */
const isoOf = (at: number) => new Date(at * 1000).toISOString();

function showLast(chart: uPlot): void {
	chart.setLegend({ idx: chart.data[0].length - 1 });
}

/** Calls back when the theme changes, on the site or in the system. Returns a function that ends it. */
function watchTheme(changed: () => void): () => void {
	const query = matchMedia("(prefers-color-scheme: light)");
	const observer = new MutationObserver(changed);
	query.addEventListener("change", changed);
	observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
	return () => {
		query.removeEventListener("change", changed);
		observer.disconnect();
	};
}
