import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a rule or a list of classes paints. Missing values are inherited. */
export interface Paint {
	/** The file with the selector or the classes. */
	readonly at: string;
	readonly text?: string | undefined;
	/** Several for a gradient. */
	readonly grounds?: readonly string[] | undefined;
	readonly opacity?: number | undefined;
}

interface Rule {
	readonly selector: string;
	readonly declarations: Map<string, string>;
	readonly parent: Rule | null;
}

const COLOUR = /color-mix\((?:[^()]|\([^()]*\))*\)|var\(--[\w-]+\)|#[\da-f]{6}\b/g;
const SRC = join(import.meta.dirname, "..");

export function sources(pattern: string): { file: string; text: string }[] {
	return globSync(pattern, { cwd: SRC })
		.filter((file) => !/\.test\.|(^|\/)testing\/|\.gen\./.test(file))
		.sort()
		.map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));
}

/** The rules of a style sheet with their parents, without keyframes and fonts. */
function rulesOf(css: string): Rule[] {
	const rules: Rule[] = [];
	let rule: Rule | null = null;
	let skipped = 0;
	for (const [, before = "", mark] of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
		const words = before.replaceAll(/\s+/g, " ").trim();
		if (skipped > 0 || (mark === "{" && /^@(keyframes|theme|font-face)/.test(words))) {
			skipped += { "{": 1, "}": -1 }[mark as string] ?? 0;
			continue;
		}
		if (mark === "{") {
			rule = { selector: words, declarations: new Map(), parent: rule };
			rules.push(rule);
			continue;
		}
		const [, name, value] = /^([\w-]+): ?(.+)$/.exec(words) ?? [];
		if (rule && name && value) rule.declarations.set(name, value);
		if (mark === "}") rule = rule?.parent ?? null;
	}
	return rules;
}

const coloursIn = (value = "") => value.match(COLOUR) ?? [];
const namesIn = (value: string) => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name);
const groundsIn = ({ declarations }: Rule) =>
	coloursIn(declarations.get("background") ?? declarations.get("background-color"));

/** Nested rules inherit from their parents. */
function nearest<T>(rule: Rule | null, find: (rule: Rule) => T | undefined): T | undefined {
	return rule ? (find(rule) ?? nearest(rule.parent, find)) : undefined;
}

function selectorOf({ selector, parent }: Rule): string {
	const outer = parent ? selectorOf(parent) : "";
	return selector.startsWith("@") ? outer : `${outer} ${selector}`.trim();
}

/** What a style sheet paints. `var(--hue)`, which is no token, stands for each value that the file gives --hue. */
export function paintsOfCss(css: string, isToken: (name: string) => boolean): Paint[] {
	const rules = rulesOf(css);
	const replaced = (value: string, values: ReadonlyMap<string, string>) =>
		value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole);
	return rules.flatMap((rule): Paint[] => {
		const own = {
			text: coloursIn(rule.declarations.get("color"))[0],
			grounds: groundsIn(rule),
			opacity: Number(rule.declarations.get("opacity") ?? 1),
		};
		if (!own.text && own.grounds.length === 0 && [0, 1].includes(own.opacity)) return [];
		const paint = {
			at: selectorOf(rule),
			text: own.text ?? nearest(rule.parent, ({ declarations }) => coloursIn(declarations.get("color"))[0]),
			grounds:
				own.grounds.length > 0
					? own.grounds
					: nearest(rule.parent, (outer) => {
							const grounds = groundsIn(outer);
							return grounds.length > 0 ? grounds : undefined;
						}),
			opacity: [0, 1].includes(own.opacity) ? undefined : own.opacity,
		};
		const unknown = [paint.text ?? "", ...(paint.grounds ?? [])]
			.flatMap(namesIn)
			.filter((name) => !isToken(name));
		const sets = rules
			.map(({ declarations }) => declarations)
			.filter((declarations) => unknown.some((name) => declarations.has(`--${name}`)));
		return (sets.length > 0 ? sets : [new Map<string, string>()]).map((values) => ({
			...paint,
			text: paint.text && replaced(paint.text, values),
			// The rest are lengths in a gradient.
			grounds: paint.grounds
				?.map((ground) => replaced(ground, values))
				.filter((ground) => coloursIn(ground)[0] === ground && namesIn(ground).every(isToken)),
		}));
	});
}

/** Returns the end of the template literal at `from`, its text, and the code of its expressions. */
function template(code: string, from: number) {
	let at = from + 1;
	let text = "";
	const inner: string[] = [];
	while (at < code.length && code[at] !== "`") {
		if (!code.startsWith("${", at)) {
			text += code[at++];
			continue;
		}
		at += 2;
		const start = at;
		for (let depth = 1; depth > 0; at++) {
			if (code[at] === "`") at = template(code, at).end;
			else if (code[at] === "{") depth++;
			else if (code[at] === "}") depth--;
		}
		inner.push(code.slice(start, at - 1));
	}
	return { end: at, text, inner };
}

/** The texts that may be class lists. A template's text is combined with each text in its expressions. */
export function literalsOf(code: string): string[] {
	const found: string[] = [];
	for (let at = 0; at < code.length; at++) {
		if (code[at] === '"') {
			const [whole = ""] = /^"[^"\n]*"?/.exec(code.slice(at)) ?? [];
			found.push(whole.slice(1, -1));
			at += whole.length - 1;
		} else if (code[at] === "`") {
			const { end, text, inner } = template(code, at);
			const nested = inner.flatMap(literalsOf);
			found.push(text, ...nested.map((each) => `${text} ${each}`));
			at = end;
		}
	}
	return found;
}

/** Boxes beside or behind the text, and disabled controls, which need no contrast. */
const OTHER_BOX = /^(before|after|backdrop|\*|disabled|has-disabled|aria-disabled|\[&)/;

/** What a list of Tailwind classes paints, by state. */
function paintsOfClasses(classes: string, tokens: ReadonlyMap<string, string>): Paint[] {
	const states = new Map<string, { text?: string; grounds?: string[]; opacity?: number }>();
	for (const word of classes.split(/\s+/)) {
		const [, state = "", utility, name = "", , percent] =
			/^((?:.*:)?)(text|bg|opacity)-([\w-]+|\(--[\w-]+\)|\[\S+\])(\/(\d+))?$/.exec(word) ?? [];
		if (!utility || state.split(":").some((variant) => OTHER_BOX.test(variant))) continue;
		const paint = states.get(state) ?? {};
		states.set(state, paint);
		if (utility === "opacity" && !["0", "100"].includes(name)) paint.opacity = Number(name) / 100;
		if (utility === "bg" && name.startsWith("[") && coloursIn(name).length > 0)
			paint.grounds = coloursIn(name);
		const plain = name.startsWith("(") ? `var${name}` : tokens.get(name);
		if (!plain) continue;
		const colour = percent ? `color-mix(in oklab, ${plain} ${percent}%, transparent)` : plain;
		if (utility === "text") paint.text = colour;
		if (utility === "bg") paint.grounds = [colour];
	}
	const base = states.get("") ?? {};
	return [...states.values()]
		.map((paint) => ({ at: classes.trim().replaceAll(/\s+/g, " "), ...base, ...paint }))
		.filter(({ text, grounds, opacity }) => text || grounds || opacity);
}

/** What a component's class lists paint, without elements that can't hold text, such as bars. */
export function paintsOfCode(code: string, tokens: ReadonlyMap<string, string>): Paint[] {
	const withText = code.replaceAll(/<(?:span|div|i|li|hr|col)\s(?:[^<>]|=>| > )*?\/>/g, "");
	return [...new Set(literalsOf(withText))].flatMap((classes) => paintsOfClasses(classes, tokens));
}
