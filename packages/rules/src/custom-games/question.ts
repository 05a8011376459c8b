interface Suggestion {
	/** Words of a label in lower case. */
	readonly label: RegExp;
	readonly questions: readonly string[];
}

/** The first that matches a label counts. */
const SUGGESTIONS: readonly Suggestion[] = [
	{
		label: /weight|mass|\bkilos?\b|kilogram|\bkgs?\b|tonn?e?s?\b|pounds?\b|\blbs?\b/,
		questions: ["Is {B} heavier than {A}?"],
	},
	{ label: /calor|kcal|\bkj\b/, questions: ["Does {B} have more calories than {A}?"] },
	{ label: /population|inhabitants|residents/, questions: ["Do more people live in {B} than in {A}?"] },
	{ label: /speed|km\/h|mph|knots/, questions: ["Is {B} faster than {A}?"] },
	{ label: /distance|away/, questions: ["Is {B} farther away than {A}?"] },
	{
		label: /height|elevation|altitude|tall/,
		questions: ["Is {B} taller than {A}?", "Is {B} higher than {A}?"],
	},
	{ label: /depth|deep/, questions: ["Is {B} deeper than {A}?"] },
	{ label: /length|long|wingspan|\bmiles?\b|kilomet|\bkm\b/, questions: ["Is {B} longer than {A}?"] },
	{ label: /birth|born/, questions: ["Was {B} born after {A}?"] },
	{
		label: /\byears?\b|founded|released?|opened|opening|invented|date/,
		questions: ["Did {B} come after {A}?", "Is {B} newer than {A}?"],
	},
	{ label: /\bage\b|\bages\b/, questions: ["Is {B} older than {A}?"] },
	{
		label: /price|cost|dollars?|euros?|\busd\b|[$€£¥]/,
		questions: ["Does {B} cost more than {A}?", "Is {B} more expensive than {A}?"],
	},
	{ label: /budget/, questions: ["Did {B} have a bigger budget than {A}?"] },
	{ label: /wealth|fortune|net worth/, questions: ["Is {B} richer than {A}?"] },
	{ label: /area|\bkm²|size|acres|hectares?/, questions: ["Is {B} larger than {A}?"] },
	{ label: /temperature|degrees|celsius|fahrenheit/, questions: ["Is {B} hotter than {A}?"] },
	{ label: /streams|plays|listens/, questions: ["Has {B} been played more often than {A}?"] },
	{ label: /visitors|tourists/, questions: ["Does {B} have more visitors than {A}?"] },
	{
		label: /stars|followers|subscribers|fans|members|views|sales|goals|points|wins/,
		questions: ["Does {B} have more than {A}?"],
	},
	{ label: /duration|minutes|hours|runtime|seconds/, questions: ["Does {B} take longer than {A}?"] },
];

/** Returns questions that suit what a game compares; none for an unknown label. */
export function suggestedQuestions(valueLabel: string): readonly string[] {
	const text = valueLabel.toLowerCase();
	return SUGGESTIONS.find(({ label }) => label.test(text))?.questions ?? [];
}

/** Returns the question of a game that has none of its own: "Height in metres: is {B} higher than {A}?" */
export function usualQuestion(valueLabel: string): string {
	return `${valueLabel}: is {B} higher than {A}?`;
}

/** Returns the question about two items: `known` shows its number, `asked` does not. */
export function askedQuestion(question: string, items: { readonly known: string; readonly asked: string }) {
	return question.replace(/\{([AB])\}/g, (_, letter) => (letter === "A" ? items.known : items.asked));
}
