import { expect, it } from "vitest";
import { PAGES } from "../analytics/pages.ts";
import { isOwnPath, withBasePath, withoutBasePath } from "./base-path.ts";

it("puts the base path before the site's own addresses, once", () => {
	const below = (address: string) => withBasePath("/hilo", address);
	expect(["/", "/daily?a=/hilo", "/hilo2", "/hilo-2/x"].map(below)).toEqual([
		"/hilo/",
		"/hilo/daily?a=/hilo",
		"/hilo/hilo2",
		"/hilo/hilo-2/x",
	]);
	const unchanged = ["/hilo", "/hilo/daily", "/hilo?x", "https://a.example/x", "//a.example/x", "data:,", ""];
	expect(unchanged.map(below)).toEqual(unchanged);
	expect(withBasePath("", "/daily")).toBe("/daily");
});

it("takes the base path off, and nothing that only looks like it", () => {
	const within = (address: string) => withoutBasePath("/hilo", address);
	expect(["/hilo", "/hilo/", "/hilo?x=1", "/hilo/hilo/x"].map(within)).toEqual([
		"/",
		"/",
		"/?x=1",
		"/hilo/x",
	]);
	const unchanged = ["/", "/daily", "/hilo2", "/hilo.svg", "https://a.example/hilo/x"];
	expect(unchanged.map(within)).toEqual(unchanged);
	expect(withoutBasePath("", "/hilo/x")).toBe("/hilo/x");
});

it("knows the paths that the site's own addresses begin with", () => {
	const beginnings = PAGES.flatMap((page) => {
		const parts = page.replaceAll(/:\w+/g, "any").split("/").slice(1);
		return parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`);
	});
	for (const path of [...beginnings, "/api", "/api/any", "/admin/any", "/Daily"])
		expect(isOwnPath(path), path).toBe(true);
	for (const path of ["/hilo", "/games/hilo", "/quiz/games"]) expect(isOwnPath(path), path).toBe(false);
});
