import type { Dice } from "./dice.ts";

const ODD_TEXTS = [
	...[
		"",
		" ",
		"\t\n",
		"a\u0000b",
		"\ud800",
		"x\udc00y",
		"\ufeff",
		"\u202edlrow",
		"👩‍👩‍👧‍👦",
		"e\u0301".repeat(50),
		"ﷺ",
		"İ",
		"ß",
		"٣",
	],
	...[
		"__proto__",
		"constructor",
		"toString",
		"hasOwnProperty",
		"length",
		"undefined",
		"null",
		"true",
		"[object Object]",
	],
	...[
		"NaN",
		"-NaN",
		"Infinity",
		"-Infinity",
		"-0",
		"-1",
		"1.5",
		" 1 ",
		"1e309",
		"1e-400",
		"0x10",
		"1_000",
		"9".repeat(400),
	],
	...[
		"%",
		"%00",
		"%E0%A4%A",
		"%2e%2e%2f",
		"../../etc/passwd",
		"' or 1=1 --",
		"\\",
		'"',
		"<script>",
		"\r\nSet-Cookie: a=b",
		"*",
		"_%_",
		"(",
		"[a-",
	],
	...[
		"0000-00-00",
		"2026-02-30",
		"+275760-09-13T00:00:00.001Z",
		"-271821-04-20T00:00:00.000Z",
		"9999-12-31T23:59:59.999Z",
		"2026-11-21T24:00:00Z",
	],
	...[
		"0.a",
		"999999999999999.a",
		"9".repeat(15),
		"9007199254740993",
		`${"9".repeat(15)}.${"a".repeat(64)}`,
		"a".repeat(64),
		"a".repeat(65),
	],
	...[
		"http://[",
		"https://a\u0000.example",
		"javascript:alert(1)",
		"data:,",
		"//host",
		"https://例え.example/ö",
		`https://${"a".repeat(300)}.example`,
	],
] as const;

const ODD_NUMBERS = [
	...[0, -0, 1, -1, 0.5, 1.0000000001, 255, 256, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32],
	...[
		2 ** 53 - 1,
		2 ** 53,
		2 ** 53 + 2,
		2 ** 63,
		-(2 ** 63),
		1e300,
		-1e300,
		5e-324,
		Number.MAX_VALUE,
		8.64e15,
		8.64e15 + 1,
	],
] as const;

/** Placeholder for a number that JavaScript can't write; `withRaw` replaces it. */
const RAW = "raw-number-";
const RAW_NUMBERS = ["1e999", "-1e999", "-0", "1E+2", "123456789012345678901234567890", "0.1e-500"] as const;

/** A value that correct clients hardly ever send. */
export function oddValue(dice: Dice): unknown {
	switch (dice.below(10)) {
		case 0:
		case 1:
		case 2:
			return dice.pick<string>(ODD_TEXTS);
		case 3:
			return dice.pick<number>(ODD_NUMBERS);
		case 4:
			return `${RAW}${dice.below(RAW_NUMBERS.length)}`;
		case 5:
			return String.fromCharCode(...Array.from({ length: dice.below(40) }, () => dice.below(0x10000)));
		case 6:
			return dice.pick([null, true, false, [], {}]);
		default:
			return oddShape(dice);
	}
}

function oddShape(dice: Dice): unknown {
	const value = () => dice.pick<unknown>([...ODD_TEXTS, ...ODD_NUMBERS]);
	const shapes: readonly (() => unknown)[] = [
		() => [value()],
		() => [[value()], value()],
		() => Array.from({ length: dice.pick([201, 5000]) }, () => "a"),
		() => ({ length: dice.pick<unknown>([0, 5, -1, 1e9, "5", null]) }),
		() => ({ length: 3, 0: "a", 1: "b", 2: "c" }),
		() => ({ trim: "no function", toString: 1, valueOf: null }),
		() => JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}}'),
		() => nested(dice.pick([50, 3000])),
		() => dice.pick(["ä", "a", "\u0000", "😀"]).repeat(dice.pick([101, 1001, 10_001])),
		() => JSON.parse('{"then": "soon", "toJSON": 1, "": 2}'),
	];
	return dice.pick(shapes)();
}

function nested(depth: number): unknown {
	let value: unknown = 1;
	for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value };
	return value;
}

/** Writes JSON, including the numbers that `JSON.stringify` can't write. */
export function withRaw(value: unknown): string {
	const text = JSON.stringify(value) ?? "";
	return text.replaceAll(/"raw-number-(\d)"/g, (_, n: string) => RAW_NUMBERS[Number(n)] ?? "0");
}
