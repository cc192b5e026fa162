#!/bin/sh
# The smallest bot there is: it always takes the first of the moves.
while read -r message; do
    id=${message#*'"id":'}
    id=${id%%,*}
    case $message in
    '{"type":"hello"'*)
        echo "{\"protocol\": 2, \"id\": $id}" ;;
    '{"type":"choose"'*)
        move=${message#*'"moves":["'}
        echo "{\"id\": $id, \"move\": \"${move%%\"*}\", \"why\": \"It was the first.\"}" ;;
    esac
done
