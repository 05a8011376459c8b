/** By words of the label, in lower case. The first that matches gives the suggestions. */
const SUGGESTIONS: readonly (readonly [label: RegExp, ...questions: string[]])[] = [
	[/weight|mass|\bkilos?\b|kilogram|\bkgs?\b|tonn?e?s?\b|pounds?\b|\blbs?\b/, "Is {B} heavier than {A}?"],
	[/calor|kcal|\bkj\b/, "Does {B} have more calories than {A}?"],
	[/population|inhabitants|residents/, "Do more people live in {B} than in {A}?"],
	[/speed|km\/h|mph|knots/, "Is {B} faster than {A}?"],
	[/distance|away/, "Is {B} farther away than {A}?"],
	[/height|elevation|altitude|tall/, "Is {B} taller than {A}?", "Is {B} higher than {A}?"],
	[/depth|deep/, "Is {B} deeper than {A}?"],
	[/length|long|wingspan|\bmiles?\b|kilomet|\bkm\b/, "Is {B} longer than {A}?"],
	[/birth|born/, "Was {B} born after {A}?"],
	[
		/\byears?\b|founded|released?|opened|opening|invented|date/,
		"Did {B} come after {A}?",
		"Is {B} newer than {A}?",
	],
	[/\bage\b|\bages\b/, "Is {B} older than {A}?"],
	[
		/price|cost|dollars?|euros?|\busd\b|[$€£¥]/,
		"Does {B} cost more than {A}?",
		"Is {B} more expensive than {A}?",
	],
	[/budget/, "Did {B} have a bigger budget than {A}?"],
	[/wealth|fortune|net worth/, "Is {B} richer than {A}?"],
	[/area|\bkm²|size|acres|hectares?/, "Is {B} larger than {A}?"],
	[/temperature|degrees|celsius|fahrenheit/, "Is {B} hotter than {A}?"],
	[/streams|plays|listens/, "Has {B} been played more often than {A}?"],
	[/visitors|tourists/, "Does {B} have more visitors than {A}?"],
	[/stars|followers|subscribers|fans|members|views|sales|goals|points|wins/, "Does {B} have more than {A}?"],
	[/duration|minutes|hours|runtime|seconds/, "Does {B} take longer than {A}?"],
];

/** Returns questions that suit what a game compares; none for an unknown label. */
export function suggestedQuestions(valueLabel: string): readonly string[] {
	const label = valueLabel.toLowerCase();
	return (
		SUGGESTIONS.find(([words]) => words.test(label))
			?.slice(1)
			.map(String) ?? []
	);
}

/** Returns the question about two items: `known` shows its number, `asked` does not. */
export function askedQuestion(question: string, items: { readonly known: string; readonly asked: string }) {
	return question.replace(/\{([AB])\}/g, (_, letter) => (letter === "A" ? items.known : items.asked));
}
