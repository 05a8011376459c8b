export interface Sample {
	readonly name: string;
	readonly labels: Readonly<Record<string, string>>;
	readonly value: number;
}

const LABEL = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*"`;
const SAMPLE = new RegExp(String.raw`^([a-zA-Z_:][\w:]*)(?:\{(${LABEL}(?:,${LABEL})*)\})? (\S+)$`);

/**
 * Parses metrics as Prometheus does. @throws Error at a line that Prometheus would refuse, or a metric without a type
 */
export function parseMetrics(text: string): Sample[] {
	const typed = new Set<string>();
	const samples: Sample[] = [];
	for (const line of text.split("\n")) {
		const [, type] = /^# TYPE (\S+) (?:counter|gauge|histogram|summary)$/.exec(line) ?? [];
		if (type) typed.add(type);
		else if (line !== "" && !line.startsWith("# HELP ")) samples.push(parsedSample(line, typed));
	}
	return samples;
}

function parsedSample(line: string, typed: ReadonlySet<string>): Sample {
	const [, name = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
	const number = /^(?:Nan|[+-]Inf)$/.test(value) ? Number.NaN : Number(value);
	if (name === "" || value === "" || (Number.isNaN(number) && !/^(?:Nan|[+-]Inf)$/.test(value)))
		throw new Error(`no line of Prometheus' format: ${line}`);
	if (!typed.has(name) && !typed.has(name.replace(/_(?:bucket|sum|count)$/, "")))
		throw new Error(`no type: ${name}`);
	const pairs = [...labels.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)];
	return { name, labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])), value: number };
}
