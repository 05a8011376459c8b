import { expect, test } from "vitest";
import { itemIcon } from "./item-icon.ts";

test.each([
	["Tiger", "tiger"],
	["African elephant", "elephant"],
	["Blue whale", "sperm-whale"],
	["polar bear", "polar-bear"],
	["Brown bears (Alaska)", "bear-head"],
	["Cherries, sour", "cherry"],
	["Sydney Opera House", "sydney-opera-house"],
	["Cup of tea", "teapot"],
])("%s is drawn as %s", (name, icon) => expect(itemIcon(name)).toBe(icon));

test.each(["Elephant shrew", "Lion King", "Catalonia", "Brazil", "", "…", "constructor", "s"])(
	"%j has no icon",
	(name) => expect(itemIcon(name)).toBeNull(),
);
