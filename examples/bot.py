#!/usr/bin/env python3
"""A bot for Meeting Stone in Python: meetingstone simulate --bots "exec:python3 examples/bot.py" greedy

It reads one JSON message from each line of its standard input and writes its own to its standard output;
docs/protocol.md tells what they mean. It places a resource each turn, plays the most expensive card that it can,
attacks, and points harm at the others and help at itself.
"""
import json
import sys

table = {}
ORDER = {"play": 5, "complete": 4, "attack": 3, "use": 2}


def apply(step):
    for d in step.get("definitions", []): table["definitions"][d["key"]] = d
    for c in step.get("cards", []): table["cards"][c["id"]] = c
    for gone in step.get("gone", []): table["cards"].pop(gone, None)
    for p in step.get("players", []): table["players"][p["seat"]].update(p)
    merged = ("type", "definitions", "cards", "gone", "players", "events")
    table.update({part: step[part] for part in step if part not in merged})


def team(seat): return table["players"][seat]["team"]


def worth(option, decision):
    choose = option["choose"]
    card = table["cards"].get(choose.get("card"), {})
    printed = table["definitions"].get(card.get("definition"), {})
    cost = printed.get("cost", 0)
    if decision["question"] == "priority":
        group = option.get("group")
        if choose["choose"] == "pass": return 1
        if group == "place face down": return 6 - cost / 100
        if table["turn"]["player"] != table["you"] and "instant" not in printed: return 0
        return ORDER.get(group, 0) + cost / 100
    if decision["question"] == "mulligan": return choose["choose"] == "no"
    owner = choose.get("player", card.get("controller", card.get("owner")))
    if choose["choose"] in ("yes", "automatic"): return 2
    if owner is None: return choose.get("number", 0)
    if decision["question"] == "defender": return "Hero" in printed.get("types", [])
    if decision["question"] == "strike": return 1
    is_friend = team(owner) == team(table["you"])
    return (1 if is_friend == (decision.get("tone") == "help") else -1) * (1 + cost)


def send(message): print(json.dumps(message), flush=True)


send({"type": "hello", "version": 1})
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "table":
        table = {**message, "cards": {c["id"]: c for c in message["cards"]}, "definitions": {d["key"]: d for d in message["definitions"]}}
    elif message["type"] == "step": apply(message)
    elif message["type"] == "bye": break
    if message["type"] in ("table", "step") and table["decision"]:
        decision = table["decision"]
        best = max(decision["options"], key=lambda option: worth(option, decision))
        send({"type": "answer", "game": table["game"], "key": f"a{decision['number']}", "decision": decision["number"], "choose": best["n"]})
