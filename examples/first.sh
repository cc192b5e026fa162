#!/bin/sh
# The smallest bot there is: it always takes the first of the moves.
while read -r message; do
    case $message in
    '{"type":"hello"'*)
        echo '{"protocol": 1}' ;;
    '{"type":"choose"'*)
        move=${message#*'"moves":["'}
        echo "{\"move\": \"${move%%\"*}\", \"why\": \"It was the first.\"}" ;;
    esac
done
