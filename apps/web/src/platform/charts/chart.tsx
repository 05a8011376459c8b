import { Skeleton } from "../../ui/skeleton.tsx";
import { lazyPart } from "../lazy-part.tsx";

/** Lines. The caller must show the same numbers as a table. */
export const Chart = lazyPart(
	() => {
		repairLanguage();
		return import("./line-chart.tsx");
	},
	"LineChart",
	<Skeleton className="h-72" />,
);

/** As uPlot loads, it formats with the browser's language, and throws for one like "en-US@posix". */
function repairLanguage(): void {
	try {
		new Intl.NumberFormat(navigator.language);
	} catch {
		Object.defineProperty(navigator, "language", { value: "en-US", configurable: true });
	}
}
