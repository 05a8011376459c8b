import { lazy } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LazyPart } from "../lazy-part.tsx";
import type { ChartProps } from "./line-chart.tsx";

const LineChart = lazy(async () => {
	repairLanguage();
	return { default: (await import("./line-chart.tsx")).LineChart };
});

/** Lines, drawn by code that is fetched when they are shown. The caller must show the same numbers as a table. */
export function Chart(props: ChartProps) {
	return (
		<LazyPart fallback={<Skeleton className="h-72" />}>
			<LineChart {...props} />
		</LazyPart>
	);
}

/** As uPlot loads, it formats with the browser's language, and throws for one like "en-US@posix". */
function repairLanguage(): void {
	try {
		new Intl.NumberFormat(navigator.language);
	} catch {
		Object.defineProperty(navigator, "language", { value: "en-US", configurable: true });
	}
}
